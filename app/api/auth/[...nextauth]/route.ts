import NextAuth from "next-auth";
import { authOptions } from "@/lib/account/server/auth-options";
import { guardAuth } from "@/lib/account/server/guard-auth";

const handler = guardAuth(NextAuth(authOptions));

export { handler as GET, handler as POST };
