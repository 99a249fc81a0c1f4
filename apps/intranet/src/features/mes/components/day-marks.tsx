import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { mes, type DiaDelMesVista } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { OldNew } from '@jornada/features/day/old-new.tsx';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ChangeHour } from './change-hour.tsx';
import classes from '../person.module.css';

type Props = { dia: DiaDelMesVista; persona: SalidaDe<typeof mes.dias>['persona'] };

/** The marks of an opened day; another hour can be proposed for each that nothing is proposed about yet. */
export function DayMarks({ dia: { fecha, zona }, persona }: Props) {
  const { t } = useTranslation();
  const format = useFormat(zona ?? undefined);
  const read = useRead(mes.marcas, { persona: persona.id, fecha });
  const [changing, setChanging] = useState<number | null>(null);
  return (
    <Loaded query={read}>
      {({ marcas, esperan }) => (
        <ul className={classes.marks} aria-label={t('mes.fichajes')}>
          {marcas.map((marca) => {
            const waiting = esperan.find(({ registroId }) => registroId === marca.id);
            const hora = hourOn(marca.momento, fecha, format);
            return (
              <li key={marca.id}>
                <span>{marca.nombre}</span>
                {waiting ? <OldNew of={waiting} format={format} /> : <b>{hora}</b>}
                {waiting && <small>{t('mes.espera-marca')}</small>}
                {!waiting && changing !== marca.id && (
                  <UnstyledButton
                    className={classes.change}
                    aria-label={t('mes.cambiar-hora', { marca: marca.nombre, hora })}
                    onClick={() => setChanging(marca.id)}
                  >
                    {t('mes.cambiar')}
                  </UnstyledButton>
                )}
                {!waiting && changing === marca.id && (
                  <ChangeHour marca={marca} marcas={marcas} fecha={fecha} persona={persona} onDone={() => setChanging(null)} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}
