import { portfolio } from "./portfolio";

export const questions = portfolio.assistant?.questions ?? [];
