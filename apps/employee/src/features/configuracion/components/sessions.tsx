import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Stack } from '@mantine/core';
import type { SesionAbierta } from '@jornada/contract/sesiones.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import { useCerrarOtras, useSesiones } from '../api.ts';
import classes from '../configuracion.module.css';
import { Ask } from '@jornada/web/list/ask.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { SessionRow } from './session-row.tsx';

/** The sessions of the person, this device first. */
export function Sessions() {
  const { t } = useTranslation();
  const { data } = useSesiones();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={classes.section} aria-labelledby="configuracion-sesiones">
      <h2 id="configuracion-sesiones" ref={heading} tabIndex={-1}>
        {t('configuracion.sesiones.titulo')}
      </h2>
      <p className={classes.note}>{t('configuracion.sesiones.texto')}</p>
      {data ? <SessionList items={data.items} onClosed={() => heading.current?.focus()} /> : <NotYet />}
    </section>
  );
}

function SessionList({ items, onClosed }: { items: SesionAbierta[]; onClosed: () => void }) {
  const { t } = useTranslation();
  const others = items.filter(({ esActual }) => !esActual);
  return (
    <>
      <Rows framed="inset">
        {items
          .toSorted((a, b) => Number(b.esActual) - Number(a.esActual))
          .map((sesion) => (
            <SessionRow key={sesion.id} sesion={sesion} onClosed={onClosed} />
          ))}
      </Rows>
      {others.length === 0 && <p className={classes.note}>{t('configuracion.sesiones.sola')}</p>}
      {others.length > 1 && <CloseOthers count={others.length} onClosed={onClosed} />}
    </>
  );
}

function CloseOthers({ count, onClosed }: { count: number; onClosed: () => void }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const close = useCerrarOtras((cerradas) => {
    notices.show(t('configuracion.sesiones.cerradas', { count: cerradas }));
    onClosed();
  });
  return (
    <Box mt="sm">
      <Ask
        opener={t('configuracion.sesiones.otras')}
        openerLook={{ fullWidth: true }}
        isBad
        question={t('configuracion.sesiones.pregunta-otras', { count })}
        yes={t('configuracion.sesiones.si-otras')}
        no={t('configuracion.sesiones.no-otras')}
        isBusy={close.isPending}
        error={close.error}
        onYes={() => close.mutate()}
        onNo={close.reset}
      />
    </Box>
  );
}

/** The list is loading or failed to load. */
function NotYet() {
  const { t } = useTranslation();
  const { error, refetch } = useSesiones();
  const isOnline = useOnline();
  if (!isOnline) return <p className={classes.note}>{t('configuracion.sesiones.sin-conexion')}</p>;
  if (!error) {
    return (
      <Rows as="div" framed="inset" aria-busy="true">
        {[0, 1].map((row) => (
          <div key={row} className={classes.session}>
            <Block width="1.5rem" height="1.5rem" round />
            <Stack gap="sm" flex="1 1 11rem" miw={0}>
              <Block width="55%" height="1rem" />
              <Block width="80%" />
            </Stack>
          </div>
        ))}
      </Rows>
    );
  }
  return <SmallReadProblem que={t('configuracion.sesiones.titulo')} error={error} onRetry={() => void refetch()} />;
}
