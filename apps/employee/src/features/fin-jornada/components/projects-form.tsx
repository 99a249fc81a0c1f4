import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { entradaHoras } from '@jornada/contract/registros/correction-inputs.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import type { Messages } from '@jornada/web/form/contract-resolver.ts';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useLead } from '@jornada/web/form/use-lead.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { hoursToSave, realProjects, SEARCH_FROM, searchProjects, spreadOf, type ProyectosHoras, type Typed } from '../model/projects.ts';
import { ProjectRow } from './project-row.tsx';
import { SpreadSummary } from './spread-summary.tsx';
import { TaskPage } from './task-page.tsx';

type Props = {
  data: ProyectosHoras;
  /** The day in the address; by default today. */
  asked: string | undefined;
  /** The type of the clock-out, if the person came from its screen. */
  tipo: number | undefined;
};

/** Gives the minutes of a day to projects, and shows what is left. */
export function ProjectsForm({ data: { fecha, trabajadoMinutos, items }, asked, tipo }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const format = useFormat();
  const projects = realProjects(items);
  const [search, setSearch] = useState('');
  const leave = () =>
    void (tipo ? navigate({ to: '/confirmacion-jornada/$tipoid', params: { tipoid: String(tipo) } }) : navigate({ to: '/home' }));
  const read = ({ typed }: { typed: Typed }) => spreadOf(projects, typed, trabajadoMinutos);
  const form = useContractForm(registros.guardarHorasProyectos, {
    schema: entradaHoras,
    initial: { typed: typedOf(projects, format.duration) },
    draft: `fin-jornada.proyectos.${fecha}`,
    input: (values) => ({ fecha, horas: hoursToSave(read(values)) }),
    check: (values): Messages => {
      const { quedan, unreadable } = read(values);
      if (quedan !== null && quedan < 0) return { typed: t('errores.registros.horas-de-mas') };
      return unreadable.length > 0 ? { typed: t('fin-jornada.problema.revisa') } : {};
    },
    isPatient: true,
    isOnce: true,
    sending: { waits: false },
    notice: t('fin-jornada.hecho.repartido'),
    onSaved: leave,
  });
  const { place } = useLead<HTMLDivElement>(form);
  const { typed } = form.values;
  const spread = read(form.values);
  const shown = searchProjects(projects, search);
  const refused = form.error instanceof ApiError ? form.error.message : t('errores.general.desconocido');

  return (
    <TaskPage
      title={t(asked ? 'fin-jornada.proyectos.titulo-dia' : 'fin-jornada.proyectos.titulo', { dia: format.date(fecha, 'weekdayDay') })}
      fields={place}
      onBack={leave}
      save={t('fin-jornada.guardar.reparto')}
      onSave={() => form.submit()}
      isBusy={form.isBusy}
      problem={form.errors['typed'] ?? (form.error ? refused : null)}
      summary={<SpreadSummary worked={trabajadoMinutos} spread={spread} projects={projects} format={format} />}
    >
      {projects.length > SEARCH_FROM && (
        <TextInput
          type="search"
          label={t('fin-jornada.proyectos.buscar')}
          leftSection={<Glyph of={IconSearch} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {projects.length === 0 && (
        <Text c="dimmed" mb="sm">
          {t('fin-jornada.proyectos.ninguno')}
        </Text>
      )}
      {projects.length > 0 && shown.length === 0 && (
        <Text c="dimmed" mb="sm">
          {t('fin-jornada.proyectos.nada')}
        </Text>
      )}
      <Rows framed aria-label={t('fin-jornada.proyectos.lista')}>
        {shown.map((project) => (
          <ProjectRow
            key={project.Id}
            project={project}
            text={typed[project.Id] ?? ''}
            minutos={spread.minutos.get(project.Id) ?? null}
            quedan={spread.quedan}
            format={format}
            onChange={(text) => form.put({ typed: { ...typed, [project.Id]: text } })}
          />
        ))}
      </Rows>
    </TaskPage>
  );
}

function typedOf(projects: ProyectosHoras['items'], write: (minutes: number) => string): Typed {
  return Object.fromEntries(projects.flatMap(({ Id, horasMinutos }) => (horasMinutos > 0 ? [[Id, write(horasMinutos)]] : [])));
}
