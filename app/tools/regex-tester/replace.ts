import { fail, ok, type Result } from '#app/lib/result.ts'
import { compile, type Search } from './match.ts'
import type { PatternError } from './parse.ts'

/** Replaces by the engine itself, every match with g, else the first: `b` in `"abc"` by `"[$&]"` → "a[b]c" */
export function replaceMatches({ pattern, flags, text }: Search, replacement: string): Result<string, PatternError> {
  const regex = compile(pattern, flags)
  if (!regex.ok) return regex
  try {
    return ok(pattern === '' || text === '' ? text : text.replace(regex.value, replacement))
  } catch {
    return fail({ message: 'The result needs more memory than the engine has' })
  }
}
