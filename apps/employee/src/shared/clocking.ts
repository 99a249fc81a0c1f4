/** Under this name clock actions are sent: others see by it whether somebody has clocked in this page. */
export const CLOCKING = ['registros', 'fichar'] as const;
