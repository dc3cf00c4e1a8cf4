export { handleAuth as GET, handleAuth as POST } from "@/lib/account/server/handle-auth";
