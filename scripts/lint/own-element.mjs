/**
 * Browsers translate a page by replacing its text nodes. React fails when it then changes such a text, or when it adds or
 * removes an element beside one. So in the files that run in the browser, text that may change, and text beside
 * something that comes and goes, needs an element of its own.
 */
const isBlank = (child) => child.type === "JSXText" && child.value.trim() === "";
const isComment = (child) => child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression";
const isNothing = (node) =>
  (node.type === "Literal" && (node.value === null || typeof node.value === "boolean")) ||
  (node.type === "Identifier" && node.name === "undefined");
const isElement = (node) => node.type === "JSXElement" || node.type === "JSXFragment";

/** The values that an expression may have. */
function listValues(node) {
  if (node.type === "ConditionalExpression") return [...listValues(node.consequent), ...listValues(node.alternate)];
  if (node.type === "LogicalExpression" && node.operator === "&&") return listValues(node.right);
  if (node.type === "LogicalExpression") return [...listValues(node.left), ...listValues(node.right)];
  return [node];
}

/** Lists of elements, and `children` passed in, are not this component's own text. */
const isOthers = (node) =>
  (node.type === "CallExpression" && ["map", "flatMap"].includes(node.callee.property?.name)) ||
  (node.type === "CallExpression" && ["children", "createPortal"].includes(node.callee.name)) ||
  (node.type === "Identifier" && node.name === "children");

const mayBeText = (node) => !isElement(node) && !isNothing(node) && !isOthers(node);

function describe(child) {
  if (child.type === "JSXText") return { isText: true, changes: false };
  if (child.type !== "JSXExpressionContainer") return { isText: false, changes: false };
  const { expression } = child;
  const isFixed = expression.type === "Literal";
  return { isText: listValues(expression).some(mayBeText), changes: !isFixed && !isOthers(expression) };
}

function check(context, node) {
  const children = node.children.filter((child) => !isBlank(child) && !isComment(child));
  const isAlone = children.length < 2 && node.type === "JSXElement";
  const described = children.map((child) => ({ child, ...describe(child) }));
  if (isAlone || !described.some(({ changes }) => changes)) return;
  for (const { child, isText } of described) {
    if (isText) context.report({ node: child, messageId: "bare" });
  }
}

const runsInBrowser = ({ filename, sourceCode }) =>
  filename.includes("components/ui/") || sourceCode.ast.body.some(({ directive }) => directive === "use client");

export const ownElement = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      bare: "Give this text an element of its own, such as a span. Otherwise the page fails when a browser translates it.",
    },
  },
  create(context) {
    if (!runsInBrowser(context)) return {};
    return {
      JSXElement: (node) => check(context, node),
      JSXFragment: (node) => check(context, node),
    };
  },
};
