/** The package ships no types. */
declare module "@jsonresume/schema" {
  const schema: { validate(resume: unknown, done: (errors: unknown) => void): void };
  export default schema;
}
