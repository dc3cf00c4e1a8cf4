import type { OwnerContent } from "./owner-content";

export const twoJobs: OwnerContent = {
  name: "two jobs and no accounts",
  flags: {
    name: "Dr. Marta Sáenz de la Vega",
    role: "Data engineer",
    email: "marta@saenzdelavega.es",
    place: "Zaragoza, Spain",
    coordinates: "41.6488, -0.8891",
    accent: "#10B981",
    accounts: "no",
    skills: "SQL 85%, Python 80%, Airflow, Spark 55%",
    networks: "LinkedIn marta-saenz",
    jobs: "Data engineer, Ebro Logística, 2022-03; Analyst, Banco del Valle, 2018-09 to 2022-02",
  },
};
