// tsconfig.pure.json maps React and its icons here: a tool's logic that imports them does not compile.
export {}
