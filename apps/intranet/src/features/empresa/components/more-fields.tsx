import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { MODULOS_EMPRESA, type AjustesEmpresa } from '@jornada/contract';
import { SwitchRow } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import type { Parte } from '../model/groups.ts';

const DAY_ENDS = ['sugerido', 'personalizado', 'presencia'] as const;

type Props = { parte: Exclude<Parte, 'general' | 'tipos'>; ajustes: AjustesEmpresa; onChange: (change: Partial<AjustesEmpresa>) => void };

/** What is more than on or off. */
export function MoreFields({ parte, ajustes, onChange }: Props) {
  const { t } = useTranslation();
  const whole = (text: string): number => Math.max(0, Math.trunc(Number(text.replace(/\D/g, '')) || 0));
  if (parte === 'fichajes') {
    return (
      <>
        <TextInput
          label={t('empresa.cortesia')}
          description={t('empresa.cortesia-nota')}
          inputMode="numeric"
          value={String(ajustes.cortesiaMinutos)}
          onChange={(event) => onChange({ cortesiaMinutos: Math.min(120, whole(event.currentTarget.value)) })}
        />
        <fieldset className={parts.card}>
          <legend className={parts.legend}>{t('empresa.fin-jornada.titulo')}</legend>
          {DAY_ENDS.map((one) => (
            <SwitchRow
              key={one}
              label={t(`empresa.fin-jornada.${one}`)}
              checked={ajustes.opcionesFinJornada.includes(one)}
              onChange={(isOn) =>
                onChange({
                  opcionesFinJornada: DAY_ENDS.filter((other) => (other === one ? isOn : ajustes.opcionesFinJornada.includes(other))),
                })
              }
            />
          ))}
        </fieldset>
      </>
    );
  }
  if (parte === 'posicion') {
    return (
      <TextInput
        label={t('empresa.precision')}
        description={t('empresa.precision-nota')}
        inputMode="numeric"
        value={String(ajustes.minimumAccuracy)}
        onChange={(event) => onChange({ minimumAccuracy: Math.min(100_000, Math.max(1, whole(event.currentTarget.value))) })}
      />
    );
  }
  if (parte !== 'modulos') return null;
  return (
    <fieldset className={parts.card}>
      <legend className={parts.legend}>{t('empresa.modulos.titulo')}</legend>
      <p className={parts.note}>{t('empresa.modulos.aun-no')}</p>
      {MODULOS_EMPRESA.map((modulo) => (
        <SwitchRow
          key={modulo}
          label={t(`empresa.modulos.${modulo}`)}
          checked={ajustes.modulos.includes(modulo)}
          onChange={(isOn) =>
            onChange({ modulos: MODULOS_EMPRESA.filter((other) => (other === modulo ? isOn : ajustes.modulos.includes(other))) })
          }
        />
      ))}
    </fieldset>
  );
}
