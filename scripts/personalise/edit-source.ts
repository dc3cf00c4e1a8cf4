import ts from "typescript";

type Step = string | number;

function parse(source: string): ts.SourceFile {
  const setParentNodes = true;
  return ts.createSourceFile("content.ts", source, ts.ScriptTarget.Latest, setParentNodes);
}

/** The object that a content file hands to `defineContent`. */
function findContent(file: ts.SourceFile): ts.Expression {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "defineContent") found = node.arguments[2];
    else ts.forEachChild(node, visit);
  };
  visit(file);
  if (!found) throw new Error("No defineContent(…) was found.");
  return found;
}

function stepInto(node: ts.Expression, step: Step): ts.Expression | undefined {
  if (typeof step === "number") return ts.isArrayLiteralExpression(node) ? node.elements[step] : undefined;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((row) => row.name && "text" in row.name && row.name.text === step);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function findValue(file: ts.SourceFile, path: readonly Step[]): ts.Expression {
  return path.reduce((node, step) => {
    const inner = stepInto(node, step);
    if (!inner) throw new Error(`${path.join(".")} does not stand there as a plain value.`);
    return inner;
  }, findContent(file));
}

const splice = (source: string, node: ts.Node, text: string) =>
  source.slice(0, node.getStart()) + text + source.slice(node.getEnd());

/**
 * Sets one value of a content file in its source, and leaves everything around it as the owner wrote it.
 *
 * @param path From the object given to `defineContent`: `["owner", "name"]`.
 * @throws Error when the file no longer has a plain value there.
 */
export function setValue(source: string, path: readonly Step[], value: unknown): string {
  return splice(source, findValue(parse(source), path), JSON.stringify(value));
}

/** Keeps the elements of a list that pass, each with its own comments. */
export function keepElements(source: string, path: readonly Step[], keeps: (index: number) => boolean): string {
  const list = findValue(parse(source), path);
  if (!ts.isArrayLiteralExpression(list)) throw new Error(`${path.join(".")} is not a plain list.`);
  const kept = list.elements.filter((_, index) => keeps(index)).map((element) => element.getFullText());
  return kept.length === list.elements.length ? source : splice(source, list, `[${kept.join(",")}]`);
}

/** Takes out the constants at the top of a file that nothing in it uses any more. */
export function dropUnusedConstants(source: string): string {
  const file = parse(source);
  const uses = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    const isFieldName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isFieldName) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  const unused = file.statements.find((statement) => {
    if (!ts.isVariableStatement(statement) || statement.modifiers) return false;
    return statement.declarationList.declarations.every(({ name }) => uses.get(name.getText()) === 1);
  });
  if (!unused) return source;
  return dropUnusedConstants(source.slice(0, unused.getFullStart()) + source.slice(unused.getEnd()));
}
