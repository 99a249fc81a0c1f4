/** The people of the tree that show, from top to bottom. */
const itemsOf = (tree: HTMLElement): HTMLElement[] => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];

/**
 * The keys of a tree: up and down walk through what shows, right opens and then goes in, left closes and then goes back. `open` opens or closes
 * somebody. Returns whether the key meant something.
 */
export function moveInTree(tree: HTMLElement, key: string, open: (id: number, isOpen: boolean) => void): boolean {
  const items = itemsOf(tree);
  const at = items.findIndex((item) => item === document.activeElement);
  const item = items[at];
  if (!item) return false;
  const levelAt = (index: number): number => Number(items[index]?.getAttribute('aria-level') ?? 0);
  const level = levelAt(at);
  const expanded = item.getAttribute('aria-expanded');
  const toggle = (isOpen: boolean): boolean => {
    open(Number(item.dataset['id']), isOpen);
    return true;
  };
  const go = (to: number): boolean => {
    items[Math.max(0, Math.min(to, items.length - 1))]?.focus();
    return true;
  };
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(items.length - 1);
    case 'ArrowRight':
      if (expanded === 'false') return toggle(true);
      return levelAt(at + 1) > level ? go(at + 1) : true;
    case 'ArrowLeft':
      if (expanded === 'true') return toggle(false);
      return go(items.findLastIndex((_, index) => index < at && levelAt(index) < level));
    default:
      return false;
  }
}
