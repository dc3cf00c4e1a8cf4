export { parseMarkdown, toPlainText } from "@/lib/portfolio/schema/markdown";
