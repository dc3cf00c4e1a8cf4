import type { resolveOwner } from "../owner/resolve";
import type { ContactWords } from "./schema";

interface ContactFacts {
  content: { contact: ContactWords };
  owner: Pick<ReturnType<typeof resolveOwner>, "email" | "phone" | "phoneHref" | "location">;
  /** A sentence, such as `Available from January 2027 for internships.` */
  availability?: string;
  cvFileName: string;
}

export const resolveContact = ({ content, owner, availability, cvFileName }: ContactFacts) => ({
  kind: "contact" as const,
  introduction: content.contact.introduction,
  replyTime: content.contact.replyTime,
  email: owner.email,
  phone: owner.phone,
  phoneHref: owner.phoneHref,
  location: owner.location,
  availability,
  cvFileName,
});
