/** A click on an example fills the input and switches to Encode. */
export const examples = {
  'HTML Tags': '<div class="note">Hello, <strong>World</strong>!</div>',
  'User Input': `<script>alert('This runs if it is not encoded')</script>`,
  'Special Characters': '© 2025 Ångström & Co. — "½ price", 3 × 4 ÷ 2 = 6, £5 < €10',
} as const

export type ExampleName = keyof typeof examples

export const exampleNames = Object.keys(examples) as ExampleName[]
