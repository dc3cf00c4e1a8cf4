import { expect, it } from "vitest";
import { canDraw } from "../schema/letters";
import { drawName, nameCvFile, splitName } from "./names";

it.each([
  ["Kiran Rai", "Kiran", undefined, "Kiran", "Rai", undefined],
  ["Christopher Walker", "Chris", undefined, "Christopher", "Walker", "Chris"],
  ["Alexandra King", "Alex", undefined, "Alexandra", "King", "Alex"],
  ["Inês Marques da Conceição", "Inês", undefined, "Inês", "Marques da Conceição", undefined],
  ["María Luisa García Márquez", "Luisa", undefined, "María Luisa", "García Márquez", undefined],
  ["Ana Ana-Lucía", "Ana", undefined, "Ana", "Ana-Lucía", undefined],
  ["Nguyễn Thị Hương", "Hương", undefined, "Hương", "Nguyễn Thị", undefined],
  ["Raina Rai", "Raina", "Rai", "Raina", "Rai", undefined],
  ["Szabó Kata", "Kati", "Szabó", "Kata", "Szabó", "Kati"],
  ["王小明", "小明", "王", "小明", "王", undefined],
  ["王小明", "Ming", "王", "小明", "王", "Ming"],
  ["Ana López García", "Ana", "López", "Ana", "López García", undefined],
  ["Gabriel José García Márquez", "Gabo", "García", "Gabriel José", "García Márquez", "Gabo"],
  ["Nguyễn Thị Hương", "Hương", "Nguyễn", "Thị Hương", "Nguyễn", undefined],
  ["Prince", "Prince", undefined, "Prince", "", undefined],
  ["Ada Lovelace", "Ada Lovelace", undefined, "Ada Lovelace", "", undefined],
])("splits %s, called %s, with the family name %s", (name, firstName, familyName, given, family, nickname) => {
  expect(splitName({ name, firstName, familyName })).toEqual({ given, family, nickname });
});

it.each([
  ["Кирилл Петров", "Kirill Petrov", "Кирилл Петров", "Кирилл"],
  ["सीता गुरुङ", "Sita Gurung", "Sita Gurung", "Sita Gurung"],
])("%s is drawn in Latin letters only if no font covers the name", (name, latinName, full, first) => {
  expect(drawName({ name, firstName: name.split(" ")[0] ?? "", latinName }, canDraw)).toEqual({ full, first });
});

it("names the CV's file with letters and digits only", () => {
  expect(nameCvFile("Dipl.-Ing. Jan Novák (Mgr.)")).toBe("Dipl-Ing-Jan-Novák-Mgr-CV.pdf");
});
