import ts from "typescript";

type Path = readonly string[];

const splice = (source: string, node: ts.Node, text: string) =>
  source.slice(0, node.getStart()) + text + source.slice(node.getEnd());

function stepInto(node: ts.Node, step: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(step)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name && "text" in name && name.text === step);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

export const parsePath = (field: string): Path => field.match(/[\w-]+/g) ?? [];

function follow(source: string, path: Path): { node: ts.Node; rest: Path } {
  const file = ts.createSourceFile("content.ts", source, ts.ScriptTarget.Latest, true);
  const findContent = (node: ts.Node): ts.Node | undefined =>
    ts.isCallExpression(node) && node.expression.getText() === "defineContent"
      ? node.arguments[2]
      : ts.forEachChild(node, findContent);
  let node = findContent(file) ?? file;
  for (const [index, step] of path.entries()) {
    const inner = stepInto(node, step);
    if (!inner) return { node, rest: path.slice(index) };
    node = inner;
  }
  return { node, rest: [] };
}

/** Returns the line number, counting from 1, of a field such as `certificates[2].image`, or of its nearest parent. */
export function findLine(source: string, field: string): number {
  const { node } = follow(source, parsePath(field));
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

/** Sets one value and leaves the rest of the source unchanged. Throws if the field no longer contains a plain value. */
export function setValue(source: string, path: Path, value: unknown): string {
  const { node, rest } = follow(source, path);
  if (rest.length === 0) return splice(source, node, JSON.stringify(value));
  const isHeld = ts.isObjectLiteralExpression(node) && node.properties.some(({ name }) => name?.getText() === rest[0]);
  if (rest.length > 1 || isHeld || !ts.isObjectLiteralExpression(node)) {
    throw new Error(`${path.join(".")} is not written as a plain value.`);
  }
  return splice(source, node, node.getText().replace("{", `{ ${rest[0]}: ${JSON.stringify(value)},`));
}

export function keepEntries(source: string, path: Path, keeps: (index: number, name?: string) => boolean): string {
  const { node, rest } = follow(source, path);
  const isList = ts.isArrayLiteralExpression(node);
  if (rest.length > 0) return source;
  if (!isList && !ts.isObjectLiteralExpression(node)) throw new Error(`${path.join(".")} is not a plain list.`);
  const entries: readonly ts.Node[] = isList ? node.elements : node.properties;
  const nameOf = (entry: ts.Node) => (ts.isPropertyAssignment(entry) ? entry.name.getText() : undefined);
  const kept = entries.filter((entry, index) => keeps(index, nameOf(entry))).map((entry) => entry.getFullText());
  const text = isList ? `[${kept.join(",")}]` : `{${kept.join(",")}}`;
  return kept.length === entries.length ? source : splice(source, node, text);
}
