import { useEffect, useRef } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { CountedDays } from '@jornada/web/solicitudes/counted-days.tsx';
import { OpenedRequest } from '@jornada/web/solicitudes/opened-request.tsx';
import { RequestTeam } from '@jornada/web/solicitudes/request-team.tsx';
import { useRequestWords } from '@jornada/web/solicitudes/use-request-words.ts';
import { RequestActions } from '../../../shared/solicitudes/request-actions.tsx';
import { RequestView } from '../../../shared/solicitudes/request-view.tsx';
import { useEliminar, useSolicitud } from '../api.ts';
import classes from '../vacaciones.module.css';

/** The open request beside the list. */
export function VacacionesPane({ id, takesFocus }: { id: number; takesFocus: boolean }) {
  const { span } = useRequestWords();
  const query = useSolicitud(id);
  const pane = useRef<HTMLElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (takesFocus && isThere) pane.current?.focus({ preventScroll: true });
  }, [takesFocus, isThere]);
  return (
    <section ref={pane} className={classes.pane} tabIndex={-1} aria-label={query.data && span(query.data)}>
      <div className={classes.paneBody}>
        <OpenedRequest query={query}>{(vista) => <View vista={vista} title={span(vista)} />}</OpenedRequest>
      </div>
      {query.data && (
        <footer className={classes.paneFoot}>
          <Actions vista={query.data} />
        </footer>
      )}
    </section>
  );
}

/** The open request above the list. */
export function VacacionesSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t, span } = useRequestWords();
  const query = useSolicitud(id);
  return (
    <Sheet
      title={query.data ? span(query.data) : t('menu.entradas.vacaciones')}
      closeLabel={t('solicitudes.cerrar')}
      onClose={onClose}
      foot={query.data && hasActions(query.data) && <Actions vista={query.data} />}
    >
      <OpenedRequest query={query}>{(vista) => <View vista={vista} />}</OpenedRequest>
    </Sheet>
  );
}

const hasActions = ({ puede }: VacacionesVista): boolean =>
  puede.cambiar || puede.recordar || puede.retirar || puede.pedirAnulacion || puede.retirarAnulacion;

function View({ vista, title }: { vista: VacacionesVista; title?: string }) {
  const { cuenta, equipo, mitad } = vista;
  return (
    <RequestView of={vista} {...(title !== undefined && { title })} about={<CountedDays cuenta={cuenta} mitad={mitad} />}>
      {equipo.quedan.length > 0 && (
        <RequestTeam equipo={equipo} asked={cuenta.detalle.filter(({ dias }) => dias > 0).map(({ fecha }) => fecha)} />
      )}
    </RequestView>
  );
}

function Actions({ vista }: { vista: VacacionesVista }) {
  const navigate = useNavigate();
  const removal = useEliminar();
  return (
    <RequestActions
      of={vista}
      removal={removal}
      onChange={() =>
        void navigate({ to: '/vacaciones-form', search: (before: object) => ({ ...before, id: vista.id }), resetScroll: false })
      }
    />
  );
}
