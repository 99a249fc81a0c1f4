import { getRouteApi, useNavigate } from '@tanstack/react-router';

const route = getRouteApi('/shell/session/cambio-turnos');

/** What is chosen in the form, which is in its address: Back undoes the choice. */
export function useChoice() {
  const { fechas, con, devuelve, rueda, semana, id } = route.useSearch();
  const navigate = useNavigate();
  const same = { resetScroll: false } as const;
  return {
    fechas,
    days: fechas?.split(',') ?? [],
    con,
    devuelve,
    rueda,
    semana,
    /** The request whose form is read. */
    id,
    /** Other days: whom and what for is chosen anew. */
    chooseDays: (days: readonly string[], week: string) =>
      void navigate({
        to: '/cambio-turnos-form1',
        search: { fechas: days.length === 0 ? undefined : days.join(','), semana: week },
        replace: true,
        ...same,
      }),
    chooseWeek: (week: string) => void navigate({ to: '.', search: (was: object) => ({ ...was, semana: week }), replace: true, ...same }),
    /** `isOther`: somebody else than is chosen already, which Back does not undo one by one. */
    choose: (whom: { con?: number; devuelve?: string | undefined; rueda?: number }, isOther: boolean) =>
      void navigate({ to: '/cambio-turnos-form2', search: { fechas, semana, ...whom }, replace: isOther, ...same }),
  };
}
