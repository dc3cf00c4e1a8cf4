import NextAuth from "next-auth";
import { getOwner } from "@/app/owner";
import { makeAuthOptions } from "@/lib/account/server/auth-options";
import { guardAuth } from "@/lib/account/server/guard-auth";

const { hasAccounts, name } = getOwner();

const handler = guardAuth(NextAuth(makeAuthOptions(name)), hasAccounts);

export { handler as GET, handler as POST };
