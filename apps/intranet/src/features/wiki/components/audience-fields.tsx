import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { personas } from '@jornada/contract';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import type { RolPersona } from '@jornada/domain/personas/cuenta.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useRead } from '@jornada/web/calls.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { ChosenPeople } from '../../../shared/chosen-people.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { audienceOf, type Values } from '../model/values.ts';
import classes from '../wiki.module.css';

const ROLES: readonly RolPersona[] = ['responsable', 'admin'];
const toggled = <T,>(list: readonly T[], one: T, isIn: boolean): T[] => (isIn ? [...list, one] : list.filter((other) => other !== one));

/** Whom an announcement is for, and how many people that is now. */
export function AudienceFields({ of }: { of: ContractForm<Values> }) {
  const { t } = useTranslation();
  const { data } = useRead(personas.opciones, {});
  const { para, centros, departamentos, roles, personas: people } = of.values;
  return (
    <Section title={t('wiki.formulario.para.titulo')}>
      <SegmentChoice
        aria-label={t('wiki.formulario.para.titulo')}
        value={para}
        options={(['todos', 'algunos'] as const).map((value) => ({ value, label: t(`wiki.formulario.para.${value}`) }))}
        onChoose={(value) => of.put({ para: value })}
      />
      {para === 'algunos' && (
        <>
          <Ticks
            title={t('wiki.formulario.para.centros')}
            options={data?.centros ?? []}
            chosen={centros}
            onChange={(id, isIn) => of.put({ centros: toggled(centros, id, isIn) })}
          />
          <Ticks
            title={t('wiki.formulario.para.departamentos')}
            options={data?.departamentos ?? []}
            chosen={departamentos}
            onChange={(id, isIn) => of.put({ departamentos: toggled(departamentos, id, isIn) })}
          />
          <Ticks
            title={t('wiki.formulario.para.roles')}
            options={ROLES.map((id) => ({ id, nombre: t(`roles.nombres.${id}`) }))}
            chosen={roles}
            onChange={(rol, isIn) => of.put({ roles: toggled(roles, rol, isIn) })}
          />
          <ChosenPeople
            label={t('wiki.formulario.para.personas')}
            people={people}
            removeLabel={(nombre) => t('wiki.formulario.para.quitar', { nombre })}
            onRemove={(id) => of.put({ personas: people.filter((one) => one.id !== id) })}
          />
          <PersonSearch
            label={t('wiki.formulario.para.anadir-persona')}
            onChoose={(id, nombre) => of.put({ personas: [...people.filter((one) => one.id !== id), { id, nombre }] })}
          />
        </>
      )}
      <HowMany values={of.values} />
    </Section>
  );
}

function HowMany({ values }: { values: Values }) {
  const { t } = useTranslation();
  const { client } = useWebServices();
  const audiencia = audienceOf(values);
  const { data } = useQuery({
    queryKey: [wiki.cuantos.path, audiencia],
    queryFn: ({ signal }) => client.call(wiki.cuantos, audiencia, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <Text c="dimmed" size="sm" role="status" mt="xs">
      {data && t('wiki.formulario.para.cuantos', { count: data.personas })} {t('wiki.formulario.para.luego')}
    </Text>
  );
}

type TicksProps<Id> = {
  title: string;
  options: readonly { id: Id; nombre: string }[];
  chosen: readonly Id[];
  onChange: (id: Id, isIn: boolean) => void;
};

function Ticks<Id extends string | number>({ title, options, chosen, onChange }: TicksProps<Id>) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={classes.ticks}>
      <h3 id={id}>{title}</h3>
      {options.map((one) => (
        <CheckRow key={one.id} checked={chosen.includes(one.id)} onChange={({ currentTarget: { checked } }) => onChange(one.id, checked)}>
          {one.nombre}
        </CheckRow>
      ))}
    </div>
  );
}
