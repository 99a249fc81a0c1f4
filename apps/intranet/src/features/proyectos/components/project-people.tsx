import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { ChosenPeople } from '../../../shared/chosen-people.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';
import type { ProyectoConGente } from '../model/values.ts';

/** Who may give time to a project: everybody, or those who are named. */
export function ProjectPeople({ proyecto }: { proyecto: ProyectoConGente }) {
  const { t } = useTranslation();
  const { EsAdmin } = useProfile();
  const reload = useRefresh(proyectos.uno);
  const saving = useSend(proyectos.guardar);
  const changing = useSend(proyectos.miembros);
  const { id, version, nombre, cliente, abierto, paraTodos, miembros } = proyecto;
  const mayChange = EsAdmin && abierto;
  const isShown = saving.isPending ? (saving.variables?.paraTodos ?? paraTodos) : paraTodos;
  return (
    <>
      <SwitchRow
        label={t('proyectos.para-todos')}
        note={t('proyectos.para-todos-nota')}
        checked={isShown}
        disabled={!mayChange || saving.isPending}
        onChange={(next) => saving.mutate({ id, version, nombre, cliente, paraTodos: next })}
      />
      <Problem error={saving.error} onReload={reload} />
      {!isShown && (
        <Section title={t('proyectos.miembros')}>
          {mayChange && (
            <PersonSearch mb="sm" label={t('proyectos.anadir-persona')} onChoose={(one) => changing.mutate({ id, poner: [one] })} />
          )}
          <Problem error={changing.error} onReload={reload} />
          {miembros.length === 0 && <Text c="dimmed">{t('proyectos.sin-miembros')}</Text>}
          <ChosenPeople
            label={t('proyectos.miembros')}
            people={miembros}
            removeLabel={(name) => t('proyectos.quitar-persona', { nombre: name })}
            onRemove={mayChange ? (quitado) => changing.mutate({ id, quitar: [quitado] }) : null}
          />
        </Section>
      )}
    </>
  );
}
