import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { mes as feature, type DiaDelMesVista } from '@jornada/contract';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Amount } from '@jornada/ui/amount.tsx';
import { Initials } from '@jornada/ui/initials.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { partsOf } from '@jornada/web/month.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { MonthDay } from './month-day.tsx';
import classes from '../person.module.css';

/** Whether a day should be looked at: something lacks, is odd, or waits. */
export const needsLook = ({ incidencias, porque, pendientes }: DiaDelMesVista): boolean =>
  incidencias.length > 0 || porque === 'incompleta' || pendientes > 0;

/** The days behind the numbers of one person; those that lack something can be mended here. `dia` is open at first. */
export function PersonMonth({ id, mes, dia: asked, onClose }: { id: number; mes: string; dia: string | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const month = useRead(feature.dias, { ...partsOf(mes), persona: id });
  const [isWhole, setWhole] = useState(true);
  const isDisputed = useIsDisputed(id, mes);
  const [opened, setOpened] = useState<string | null>(asked ?? null);
  return (
    <Loaded query={month}>
      {({ persona, departamento, valores, dias, tipos }) => {
        const lacking = dias.filter(needsLook);
        const lived = dias.filter(
          ({ motivo, trabajado, estado }) => trabajado > 0 || estado !== null || motivo === 'laborable' || motivo === 'ausencia',
        );
        const shown = isWhole ? lived : lacking;
        const first = opened ?? (lacking.find((dia) => dia.pendientes === 0) ?? lacking[0])?.fecha ?? null;
        return (
          <Aside
            title={persona.nombre}
            lead={<Initials size="lg">{iniciales(persona.nombre)}</Initials>}
            note={[
              departamento,
              isDisputed && t('mes.firmas.objetado'),
              lacking.length > 0 ? t('mes.por-arreglar', { count: lacking.length }) : !isDisputed && t('mes.nada-que-arreglar'),
            ]
              .filter(Boolean)
              .join(' · ')}
            onClose={onClose}
          >
            <p className={classes.sums}>
              <span>
                <Amount tone={valores.saldo > 0 ? 'accent' : valores.saldo < 0 ? 'warn' : 'plain'}>{format.balance(valores.saldo)}</Amount>{' '}
                {t('mes.de-saldo')}
              </span>
              <span>
                <b>{format.duration(valores.trabajado)}</b> {t('mes.de-previsto', { previsto: format.duration(valores.previsto) })}
              </span>
            </p>
            <ol>
              {shown.map((dia) => (
                <MonthDay
                  key={dia.fecha}
                  dia={dia}
                  persona={persona}
                  tipos={tipos}
                  isOpen={first === dia.fecha}
                  onOpen={() => setOpened(first === dia.fecha ? '' : dia.fecha)}
                />
              ))}
            </ol>
            <div className={classes.ways}>
              {lacking.length > 0 && (
                <UnstyledButton className={classes.way} onClick={() => setWhole(!isWhole)}>
                  {t(isWhole ? 'mes.solo-avisos' : 'mes.todos-los-dias')}
                </UnstyledButton>
              )}
              {isDisputed && <DisputedWay persona={id} mes={mes} />}
              <Way renderRoot={(props) => <Link {...props} to="/personas" search={{ ver: persona.id }} />}>{t('mes.ver-persona')}</Way>
            </div>
          </Aside>
        );
      }}
    </Loaded>
  );
}

/** Whether the person's last word about the month is that something is wrong with it. */
function useIsDisputed(persona: number, mes: string): boolean {
  const { data } = useRead(firmas.una, { ...partsOf(mes), persona });
  return data?.items.findLast(({ accion }) => accion !== 'respuesta')?.accion === 'objecion';
}

/** Leads to what the person said about the month, and to the reply. */
function DisputedWay({ persona, mes }: { persona: number; mes: string }) {
  const { t } = useTranslation();
  return (
    <Way renderRoot={(props) => <Link {...props} to="/firmas" search={{ ...partsOf(mes), ver: persona }} />}>
      {t('mes.firmas.ver-objecion')}
    </Way>
  );
}
