import { useTranslation } from 'react-i18next';
import { Input } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { SelectField, type Option } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { linesForUsual } from '../model/lines.ts';
import type { GastoForm } from './form-context.ts';
import classes from '../gastos.module.css';

type Named = { id: number; nombre: string };
type Props = { of: GastoForm; nuevo: GastoNuevo };

/** Something of a list; while nothing is chosen, a line says so. */
const optionsOf = (items: readonly Named[], none: string, keepsNone: boolean): Option<number | null>[] => [
  ...(keepsNone ? [{ value: null, label: none }] : []),
  ...items.map(({ id, nombre }) => ({ value: id, label: nombre })),
];

/** The type of the expense, of those that its class has. A class with a single type needs no choice. */
export function TypeField({ of, nuevo }: Props) {
  const { t } = useTranslation();
  const { tipos } = nuevo;
  const { clase, tipo } = of.values;
  const own = tipos.filter((one) => one.clase === clase);
  if (own.length === 1 && own[0]?.id === tipo) return null;
  return (
    <SelectField
      of={of}
      name="tipo"
      label={t('gastos.formulario.tipo')}
      options={optionsOf(own, t('gastos.formulario.elige'), tipo === null)}
      onChoose={(chosen) => of.put({ lineas: linesForUsual(of.values, { tipo: chosen }, nuevo) })}
    />
  );
}

/** Whether somebody slept elsewhere, and was away from where they work and live: what is without tax depends on both. */
export function AwayFields({ of, nuevo: { conReparto }, note }: Props & { note?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Rows framed="inset" as="div">
      <SwitchField of={of} name="pernocta" label={t('gastos.formulario.pernocta')} note={note} />
      {conReparto && (
        <SwitchField
          of={of}
          name="otroMunicipio"
          label={t('gastos.formulario.otro-municipio')}
          note={t('gastos.formulario.otro-municipio-nota')}
        />
      )}
    </Rows>
  );
}

export function PaymentField({ of, nuevo: { formasPago } }: Props) {
  const { t } = useTranslation();
  return (
    <SelectField
      of={of}
      name="formaPago"
      label={t('gastos.formulario.pagado-con')}
      options={optionsOf(formasPago, t('gastos.formulario.elige'), of.values.formaPago === null)}
    />
  );
}

/** The project, and the activity where the company has some. */
export function BelongsFields({ of, nuevo: { actividades } }: Props) {
  const { t } = useTranslation();
  return (
    <Pair>
      <ProjectField of={of} />
      {actividades.length > 0 && (
        <SelectField
          of={of}
          name="actividad"
          label={t('gastos.formulario.opcional', { campo: t('gastos.formulario.actividad') })}
          options={optionsOf(actividades, t('gastos.formulario.sin-actividad'), true)}
        />
      )}
    </Pair>
  );
}

/** The project of an expense. A page above the form finds it. */
function ProjectField({ of }: { of: GastoForm }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { value, error } = of.field<number | null>('proyecto');
  const name = value === null ? t('gastos.formulario.sin-proyecto') : of.values.proyectoNombre;
  return (
    <Input.Wrapper label={t('gastos.formulario.opcional', { campo: t('gastos.formulario.proyecto') })} error={error} labelElement="div">
      <Input
        component="button"
        type="button"
        pointer
        className={classes.chooser}
        aria-label={`${t('gastos.formulario.proyecto')}: ${name}`}
        rightSection={<Glyph of={IconChevronDown} size="sm" />}
        rightSectionPointerEvents="none"
        onClick={() => void navigate({ to: '/gastos-proyectos-modal', search: (was: object) => was, resetScroll: false })}
      >
        <span data-empty={value === null}>{name}</span>
      </Input>
    </Input.Wrapper>
  );
}
