import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { CallWith } from '@jornada/contract/call.ts';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';

const WORDS = {
  centros: { close: 'centros.cerrar', reopen: 'centros.reabrir', ask: 'centros.cerrar-pregunta' },
  departamentos: { close: 'departamentos.cerrar', reopen: 'departamentos.reabrir', ask: 'departamentos.cerrar-pregunta' },
  horarios: { close: 'horarios.cerrar', reopen: 'horarios.reabrir', ask: 'horarios.cerrar-pregunta' },
  proyectos: { close: 'proyectos.cerrar', reopen: 'proyectos.reabrir', ask: 'proyectos.cerrar-pregunta' },
  permisos: { close: 'permisos.cerrar', reopen: 'permisos.reabrir', ask: 'permisos.cerrar-pregunta' },
  visitas: { close: 'visitas.cerrar', reopen: 'visitas.reabrir', ask: 'visitas.cerrar-pregunta' },
} as const;

/** A call that closes or reopens one thing. */
type Closing = CallWith<{ id: number | string; version: number | string }>;
type Props = {
  /** The kind of thing, which decides the texts; or the texts themselves. */
  of: keyof typeof WORDS | { close: string; reopen: string; ask: string };
  calls: { cerrar: Closing; reabrir: Closing };
  /** What is read again where somebody else was first. */
  list: { id: string };
  thing: { id: number; version: number; abierto: boolean };
  note?: string | undefined;
  /** How many people have it: while somebody does, it cannot be closed. */
  people?: number;
  /** What else prevents the closing. */
  obstacle?: string | false;
  onDone?: () => void;
};

/** The end of what people are given: asked for where it is pressed, and taken back with one press. */
export function CloseOrReopen({ of, calls, list, thing: { id, version, abierto }, note, people = 0, obstacle, onDone }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const reload = useRefresh(list);
  const close = useSend(calls.cerrar);
  const reopen = useSend(calls.reabrir);
  const words = typeof of === 'string' ? { close: t(WORDS[of].close), reopen: t(WORDS[of].reopen), ask: t(WORDS[of].ask) } : of;
  const label = abierto ? words.close : words.reopen;
  const prevents = people > 0 ? t('gestion.antes-de-cerrar', { count: people }) : obstacle;
  const afterwards = {
    onSuccess: () => {
      notices.show(t('gestion.guardado'));
      onDone?.();
    },
  };
  return (
    <Section title={label} note={note}>
      {abierto && prevents && <Hint>{prevents}</Hint>}
      {abierto && !prevents && (
        <Ask
          opener={label}
          question={words.ask}
          yes={label}
          isBad
          isBusy={close.isPending}
          error={close.error}
          onReload={reload}
          onYes={() => close.mutate({ id, version }, afterwards)}
          onNo={close.reset}
        />
      )}
      {!abierto && (
        <Actions error={reopen.error} onReload={reload}>
          <Button variant="default" loading={reopen.isPending} onClick={() => reopen.mutate({ id, version }, afterwards)}>
            {label}
          </Button>
        </Actions>
      )}
    </Section>
  );
}
