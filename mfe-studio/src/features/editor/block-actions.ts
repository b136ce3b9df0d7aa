import { useEditor } from './puck-config.tsx';

/** Where Puck keeps the blocks of a page. */
export const rootZone = 'root:default-zone';

/** What buttons do to blocks, so that everything works without a pointer. */
export function useBlockActions() {
  const dispatch = useEditor((state) => state.dispatch);
  const content = useEditor((state) => state.appState.data.content);
  const selector = useEditor((state) => state.appState.ui.itemSelector);
  const select = (index: number | undefined) =>
    dispatch({ type: 'setUi', ui: { itemSelector: index === undefined ? null : { index, zone: rootZone } } });
  const move = (from: number, to: number) => {
    dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: rootZone });
    select(to);
  };
  return {
    content,
    selected: selector?.index,
    select,
    move,
    insert(type: string, index: number) {
      const id = crypto.randomUUID().slice(0, 8);
      dispatch({ type: 'insert', componentType: type, destinationIndex: index, destinationZone: rootZone, id });
      select(index);
    },
    duplicate(index: number) {
      dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: rootZone });
      select(index + 1);
    },
    remove(index: number) {
      select(undefined);
      dispatch({ type: 'remove', index, zone: rootZone });
    },
  };
}
