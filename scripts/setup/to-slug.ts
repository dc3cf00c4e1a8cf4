/** Turns `Étude n° 2.JPG` into `etude-n-2-jpg`, or into the fallback if no Latin letter or digit is left. */
export const toSlug = (text: string, fallback: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "") || fallback;
