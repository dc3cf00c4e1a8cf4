import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { RegisterForm } from "@/components/account/register-form";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata("/register", "Sign Up", "Make an account on this site."),
  robots: { index: false },
};

export default function RegisterPage() {
  return (
    <AccountPage title="Sign Up" text="An account takes a name, an e-mail address and a password.">
      <RegisterForm />
    </AccountPage>
  );
}
