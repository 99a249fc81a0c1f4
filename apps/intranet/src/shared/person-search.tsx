import { useState } from 'react';
import { personas } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import { isEnough, PersonSearch as Search, type PersonSearchProps } from '@jornada/features/people/person-search.tsx';

/** How many results fit below a field. */
const FOUND = 6;

/** Finds somebody of the company by name, ID number or mail. */
export function PersonSearch(props: PersonSearchProps) {
  const [typed, setTyped] = useState('');
  const { data } = useRead(personas.buscar, { texto: typed.trim(), limit: FOUND }, { enabled: isEnough(typed), keeps: true });
  return <Search {...props} typed={typed} onType={setTyped} found={data?.items ?? []} />;
}
