import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, Input, TextInput } from '@mantine/core';
import type { DefinicionHorario } from '@jornada/contract';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { HourInput } from '@jornada/web/fields/hour-input.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { messageAt, type Defect } from '../model/defect.ts';
import classes from '../horarios.module.css';
import { Pauses } from './pauses.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';

type Rotativo = Extract<DefinicionHorario, { clase: 'rotativo' }>;
const FREE = '';
const WEEK = 7;

/** Shifts with their codes, and the cycle of shifts from a day on. */
export function RotationFields({
  value,
  defect,
  onChange,
}: {
  value: Rotativo;
  defect: Defect | null;
  onChange: (value: Rotativo) => void;
}) {
  const { t } = useTranslation();
  const { turnos, ciclo, ancla } = value;
  const errorId = useId();
  const wrongCycle = defect?.defecto === 'sin-dias' || defect?.defecto === 'turno-sin-definir' ? defect : null;
  const shift = (index: number, change: Partial<Rotativo['turnos'][0]>) => {
    const before = turnos[index]?.codigo;
    const after = change.codigo ?? before;
    // When the code of a shift changes, its days in the cycle change, too.
    onChange({
      ...value,
      turnos: turnos.map((one, at) => (at === index ? { ...one, ...change } : one)),
      ciclo: ciclo.map((codigo) => (codigo === before ? (after ?? null) : codigo)),
    });
  };
  const add = () =>
    onChange({
      ...value,
      turnos: [
        ...turnos,
        { codigo: String(turnos.length + 1), nombre: t('horarios.nombres.dia'), inicio: '09:00', fin: '17:00', pausas: [] },
      ],
    });
  return (
    <>
      <Section title={t('horarios.turnos')} note={t('horarios.turnos-nota')}>
        {Array.from(turnos.entries(), ([index, turno]) => (
          <div key={`${index}${turnos.length}`} className={classes.shift} role="group" aria-label={turno.nombre}>
            <div className={classes.shiftGrid}>
              <TextInput
                label={t('horarios.codigo')}
                value={turno.codigo}
                error={
                  index === turnos.findLastIndex(({ codigo }) => codigo === turno.codigo) &&
                  messageAt(defect, turno.codigo, 'codigo-repetido')
                }
                maxLength={6}
                onChange={(event) => shift(index, { codigo: event.currentTarget.value })}
              />
              <TextInput
                label={t('horarios.turno')}
                value={turno.nombre}
                maxLength={60}
                onChange={(event) => shift(index, { nombre: event.currentTarget.value })}
              />
            </div>
            <Pair>
              <HourInput isKept label={t('horarios.de')} value={turno.inicio} onChange={(inicio) => shift(index, { inicio })} />
              <HourInput
                isKept
                label={t('horarios.a')}
                value={turno.fin}
                error={messageAt(defect, turno.codigo, 'turnos-solapados')}
                onChange={(fin) => shift(index, { fin })}
              />
            </Pair>
            <Pauses
              pausas={turno.pausas}
              defect={defect?.donde === turno.codigo ? defect : null}
              onChange={(pausas) => shift(index, { pausas })}
            />
          </div>
        ))}
        <Button variant="default" onClick={add}>
          {t('horarios.anadir-turno')}
        </Button>
      </Section>
      <Section title={t('horarios.ciclo')} note={t('horarios.ciclo-nota', { count: ciclo.length })}>
        <DayInput isKept label={t('horarios.ancla')} value={ancla} mb="sm" onChange={(dia) => onChange({ ...value, ancla: dia })} />
        <div className={classes.cycle}>
          {Array.from(ciclo.entries(), ([index, codigo]) => (
            <select
              key={`${index}`}
              value={codigo ?? FREE}
              aria-label={t('horarios.dia-del-ciclo', { dia: index + 1 })}
              aria-invalid={wrongCycle !== null && (codigo ?? '') === wrongCycle.donde}
              aria-describedby={wrongCycle ? errorId : undefined}
              onChange={({ currentTarget }) =>
                onChange({ ...value, ciclo: ciclo.map((one, at) => (at === index ? currentTarget.value || null : one)) })
              }
            >
              <option value={FREE}>·</option>
              {turnos.map((one) => (
                <option key={one.codigo} value={one.codigo}>
                  {one.codigo}
                </option>
              ))}
            </select>
          ))}
        </div>
        {wrongCycle && (
          <Input.Error id={errorId} mt="xs">
            {wrongCycle.message}
          </Input.Error>
        )}
        <Group gap="xs">
          <Button
            variant="default"
            mt="xs"
            onClick={() => onChange({ ...value, ciclo: [...ciclo, ...Array.from({ length: WEEK }, () => null)] })}
          >
            {t('horarios.otra-semana')}
          </Button>
          <Button
            variant="default"
            mt="xs"
            disabled={ciclo.length <= WEEK}
            onClick={() => onChange({ ...value, ciclo: ciclo.slice(0, Math.max(WEEK, ciclo.length - WEEK)) })}
          >
            {t('horarios.semana-menos')}
          </Button>
        </Group>
      </Section>
    </>
  );
}
