import { about } from "@/content/about";
import { assistant } from "@/content/assistant";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { answerQuestions } from "@/lib/assistant/answers";

export const questions = answerQuestions({ assistant, site, about, cv, projects, services });
