/** Name of a downloaded file about the owner: `Kiran-Rai-CV.pdf`. */
export function ownerFileName(name: string, ending: string): string {
  return `${
    name
      .normalize("NFC")
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "") || "My"
  }${ending}`;
}
