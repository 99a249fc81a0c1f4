/** Says on this device that entries of tasks wait, so that the next start sends them even if nobody opens the tasks. */
export const WAITING_TASKS = 'jornada.tareas.espera';
