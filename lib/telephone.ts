/** Address that calls a number as it is written for people: `+977 000 000` becomes `tel:+977000000`. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
