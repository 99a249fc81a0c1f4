import { useEffect, useRef } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Pane } from '@jornada/web/list/pane.tsx';
import { OpenedRequest } from '@jornada/features/solicitudes/opened-request.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { missingOf } from './missing-of.ts';
import { RequestActions } from './request-actions.tsx';
import type { RequestModule } from './request-module.ts';
import { RequestView } from './request-view.tsx';

type Props<V extends SolicitudAbierta> = { of: RequestModule<V>; id: number };

const useOpened = <V extends SolicitudAbierta>({ calls }: RequestModule<V>, id: number) =>
  useRead(calls.byId, { id }, { refetchOnWindowFocus: true });

/** The open request beside the list. */
export function OpenedPane<V extends SolicitudAbierta>({ of, id, takesFocus }: Props<V> & { takesFocus: boolean }) {
  const { span } = useRequestWords();
  const query = useOpened(of, id);
  const pane = useRef<HTMLElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (takesFocus && isThere) pane.current?.focus({ preventScroll: true });
  }, [takesFocus, isThere]);
  const titleOf = (vista: V): string => of.titleOf?.(vista) || span(vista);
  return (
    <Pane ref={pane} label={query.data && titleOf(query.data)} foot={query.data && <Actions of={of} vista={query.data} />}>
      <OpenedRequest query={query} missing={missingOf(of.modulo)}>
        {(vista) => <View of={of} vista={vista} title={titleOf(vista)} />}
      </OpenedRequest>
    </Pane>
  );
}

/** The open request above the list. */
export function OpenedSheet<V extends SolicitudAbierta>({ of, id, onClose }: Props<V> & { onClose: () => void }) {
  const { t, span } = useRequestWords();
  const query = useOpened(of, id);
  return (
    <Sheet
      title={query.data ? of.titleOf?.(query.data) || span(query.data) : t(`menu.entradas.${of.modulo}`)}
      closeLabel={t('solicitudes.cerrar')}
      onClose={onClose}
      foot={query.data && hasActions(query.data) && <Actions of={of} vista={query.data} />}
    >
      <OpenedRequest query={query} missing={missingOf(of.modulo)}>
        {(vista) => <View of={of} vista={vista} />}
      </OpenedRequest>
    </Sheet>
  );
}

const hasActions = ({ puede }: SolicitudAbierta): boolean =>
  puede.cambiar || puede.recordar || puede.retirar || puede.pedirAnulacion || puede.retirarAnulacion;

type Seen<V extends SolicitudAbierta> = { of: RequestModule<V>; vista: V };

function View<V extends SolicitudAbierta>({ of: { About, Details }, vista, title }: Seen<V> & { title?: string }) {
  return (
    <RequestView of={vista} {...(title !== undefined && { title })} about={<About vista={vista} />}>
      {Details && <Details vista={vista} />}
    </RequestView>
  );
}

function Actions<V extends SolicitudAbierta>({ of: { modulo, calls }, vista }: Seen<V>) {
  const navigate = useNavigate();
  return (
    <RequestActions
      of={vista}
      eliminar={calls.eliminar}
      onChange={() =>
        void navigate({
          // Each module of requests has such a form.
          to: `/${modulo}-form` as '/vacaciones-form',
          search: (before: object) => ({ ...before, id: vista.id }),
          resetScroll: false,
        })
      }
    />
  );
}
