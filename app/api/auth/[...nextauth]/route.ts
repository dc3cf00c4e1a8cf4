import NextAuth from "next-auth";
import { handle } from "@/app/api/account/handle";
import { getOwner } from "@/app/owner";
import { makeAuthOptions } from "@/lib/account/server/auth-options";
import { guardAuth } from "@/lib/account/server/guard-auth";
import { NOT_FOUND } from "@/lib/server/http/handle-api";

const { hasAccounts, name } = getOwner();

const handler = hasAccounts ? guardAuth(NextAuth(makeAuthOptions(name))) : handle("/api/auth", async () => NOT_FOUND);

export { handler as GET, handler as POST };
