import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { useRead } from '@jornada/web/calls.ts';
import { isEnough, PersonSearch as Search, type PersonSearchProps } from '@jornada/features/people/person-search.tsx';

/** How many results fit below a field. */
const FOUND = 6;

/** Finds a project of the company by its name or its client. */
export function ProjectSearch(props: Omit<PersonSearchProps, 'foundLabel'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { data } = useRead(
    proyectos.listado,
    { estado: 'abierto', texto: typed.trim(), limit: FOUND },
    { enabled: isEnough(typed), keeps: true },
  );
  return <Search {...props} foundLabel={t('tarifas.proyectos-encontrados')} typed={typed} onType={setTyped} found={data?.items ?? []} />;
}
