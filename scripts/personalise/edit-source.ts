import ts from "typescript";

type Path = readonly (string | number)[];

const parse = (source: string) => ts.createSourceFile("content.ts", source, ts.ScriptTarget.Latest, true);

const splice = (source: string, node: ts.Node, text: string) =>
  source.slice(0, node.getStart()) + text + source.slice(node.getEnd());

function stepInto(node: ts.Node | undefined, step: string | number): ts.Node | undefined {
  if (node && ts.isArrayLiteralExpression(node) && typeof step === "number") return node.elements[step];
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name && "text" in name && name.text === step);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** A value of the object that a content file hands to `defineContent`. */
function findValue(source: string, path: Path): ts.Node {
  const findContent = (node: ts.Node): ts.Node | undefined =>
    ts.isCallExpression(node) && node.expression.getText() === "defineContent"
      ? node.arguments[2]
      : ts.forEachChild(node, findContent);
  const found = path.reduce(stepInto, findContent(parse(source)));
  if (!found) throw new Error(`${path.join(".")} does not stand there as a plain value.`);
  return found;
}

/**
 * Sets one value of a content file in its source, and leaves everything around it as the owner wrote it.
 *
 * @param path From the object given to `defineContent`: `["owner", "name"]`.
 * A field that is not there yet is added.
 *
 * @throws Error when the file no longer has a plain value there.
 */
export function setValue(source: string, path: Path, value: unknown): string {
  const parent = findValue(source, path.slice(0, -1));
  const key = path.at(-1);
  const isNew = ts.isObjectLiteralExpression(parent) && parent.properties.every(({ name }) => name?.getText() !== key);
  if (isNew) return splice(source, parent, parent.getText().replace("{", `{ ${key}: ${JSON.stringify(value)},`));
  return splice(source, findValue(source, path), JSON.stringify(value));
}

/** Keeps the elements of a list that pass, each with its own comments. */
export function keepElements(source: string, path: Path, keeps: (index: number) => boolean): string {
  const list = findValue(source, path);
  if (!ts.isArrayLiteralExpression(list)) throw new Error(`${path.join(".")} is not a plain list.`);
  const kept = list.elements.filter((_, index) => keeps(index)).map((element) => element.getFullText());
  return kept.length === list.elements.length ? source : splice(source, list, `[${kept.join(",")}]`);
}

/** Removes the constants at the top of a file that nothing in it uses any more. */
export function dropUnusedConstants(source: string): string {
  const file = parse(source);
  const uses = new Map<string, number>();
  const count = (node: ts.Node): void => {
    const isFieldName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isFieldName) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, count);
  };
  ts.forEachChild(file, count);
  const unused = file.statements.find(
    (statement) =>
      ts.isVariableStatement(statement) &&
      !statement.modifiers &&
      statement.declarationList.declarations.every(({ name }) => uses.get(name.getText()) === 1),
  );
  return unused ? dropUnusedConstants(splice(source, unused, "")) : source;
}
