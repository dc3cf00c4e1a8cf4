import { NAME_MAX_CHARACTERS } from "./limits";

/** What a field says of what is in it, in the browser and from the server alike. */
export const FIELD_TEXTS = {
  nameMissing: "Please enter your name.",
  nameTooLong: `Please use at most ${NAME_MAX_CHARACTERS} characters.`,
  nameNotOneLine: "Please keep this on one line, without control characters.",
  emailMissing: "Please enter your e-mail address.",
  emailInvalid: "Please enter one e-mail address, like name@example.com.",
  passwordMissing: "Please enter your password.",
} as const;
