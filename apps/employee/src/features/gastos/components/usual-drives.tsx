import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { halfOf } from '@jornada/domain/gastos/usuales.ts';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import { useUsuales } from '../api.ts';
import type { GastoForm } from './form-context.ts';
import classes from '../gastos.module.css';

/** The latest drives of the person, as long as no other way is typed. One fills in from where to where, and how far it is. */
export function UsualDrives({ of }: { of: GastoForm }) {
  const { t } = useTranslation();
  const { km } = useExpenseWords();
  const drives = useUsuales().data?.trayectos ?? [];
  const { origen, destino, kmDecimas } = of.values;
  const place = useRef<HTMLDivElement>(null);
  if (drives.length === 0) return null;
  // The place stays, with the focus of the person who has chosen one: the next field follows it.
  if (origen !== '' || destino !== '' || kmDecimas !== null) return <div ref={place} tabIndex={-1} />;
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('gastos.formulario.trayectos')} className={classes.drives}>
      <span className={classes.drivesTitle}>{t('gastos.formulario.trayectos')}</span>
      {drives.map((one) => {
        const half = one.idaYVuelta ? halfOf(one.kmDecimas) : null;
        return (
          <UnstyledButton
            key={`${one.origen} ${one.destino} ${one.idaYVuelta}`}
            className={classes.drive}
            onClick={() => {
              place.current?.focus({ preventScroll: true });
              of.put({
                origen: one.origen,
                destino: one.destino,
                vehiculo: one.vehiculo,
                kmDecimas: half ?? one.kmDecimas,
                idaYVuelta: half !== null,
              });
            }}
          >
            <b>{t('gastos.km.trayecto', { origen: one.origen, destino: one.destino })}</b>
            <small>{[km(one.kmDecimas), one.idaYVuelta && t('gastos.km.ida-y-vuelta')].filter(Boolean).join(', ')}</small>
          </UnstyledButton>
        );
      })}
    </div>
  );
}
