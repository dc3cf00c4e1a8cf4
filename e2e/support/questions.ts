import { portfolio } from "@/lib/portfolio/portfolio";

export const questions = portfolio.assistant?.questions ?? [];
