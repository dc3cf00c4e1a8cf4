import ts from "typescript";

function stepInto(node: ts.Node, step: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(step)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name && "text" in name && name.text === step);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Returns the line number, counting from 1, of a field such as `certificates[2].image`, or of its nearest parent. */
export function findLine(source: string, field: string): number {
  const file = ts.createSourceFile("content.ts", source, ts.ScriptTarget.Latest, true);
  const findContent = (node: ts.Node): ts.Node | undefined =>
    ts.isCallExpression(node) && node.expression.getText() === "defineContent"
      ? node.arguments[2]
      : ts.forEachChild(node, findContent);
  let node = findContent(file) ?? file;
  for (const step of field.match(/[\w-]+/g) ?? []) {
    const inner = stepInto(node, step);
    if (!inner) break;
    node = inner;
  }
  return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
