import { LoginPage } from "@/components/account/login-page";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata = pageMetadata("/login", "Sign In", "Sign in to your account on this site.");

export default LoginPage;
