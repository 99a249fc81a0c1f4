import { useTranslation } from 'react-i18next';
import { Input } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import type { GastoForm } from './form-context.ts';
import classes from '../gastos.module.css';

/** The project of an expense. A page above the form finds it. */
export function ProjectField({ of }: { of: GastoForm }) {
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
