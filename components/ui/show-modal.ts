/**
 * Opens a modal dialog with the page behind it in its place: a scrollbar that takes room keeps that room while the page
 * cannot scroll. Asked of the page, because `scrollbar-gutter` alone takes room where no scrollbar is drawn.
 */
export function showModal(dialog: HTMLDialogElement | null) {
  const { documentElement: root } = document;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  dialog?.showModal();
}
