export { parseMarkdown, toPlainText } from "@/content/schema/markdown";
