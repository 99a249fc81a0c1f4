import { visitas } from '@jornada/contract/visitas/calls.ts';
import { createIdbCopies, type CopyStore } from '@jornada/client/idb-copies.ts';
import { keepCopies } from '@jornada/web/keep-copies.ts';
import type { WebServices } from '@jornada/web/services.tsx';
import { forgetPictures } from '@jornada/web/native/forget-pictures.ts';
import { keepEmployeeApp } from '../native/keep-employee-app.ts';

/**
 * Keeps the last list of who is inside on this device, for an emergency without a network; nothing else that the intranet shows. It lies
 * where the employee app keeps its copies, which deletes them at the log-out. That app opens without a network and shows the list
 * then. The intranet itself shows only what it reads now.
 */
export async function keepMuster(
  services: WebServices,
  store: CopyStore = createIdbCopies(),
  clearPictures: () => Promise<void> = forgetPictures,
): Promise<void> {
  const put: CopyStore['put'] = async (copy) => {
    await store.put(copy);
    await keepEmployeeApp();
  };
  // The employee app keeps its pictures beside the copies, and may not be open at the log-out.
  const clear = async (): Promise<void> => void (await Promise.all([store.clear(), clearPictures()]));
  await keepCopies({
    ...services,
    store: { ...store, put, clear },
    isShowing: false,
    isCopied: ({ meta }) => meta?.call === visitas.presentes.id,
    partOf: ({ state }) => state.data,
  });
}
