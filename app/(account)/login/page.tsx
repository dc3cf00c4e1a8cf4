import type { Metadata } from "next";
import { LoginPage } from "@/components/account/login-page";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata("/login", "Sign In", "Sign in to your account on this site."),
  robots: { index: false },
};

export default LoginPage;
