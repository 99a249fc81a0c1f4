import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { team } from '@jornada/contract/team.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import type { TeamFilters } from '../api.ts';
import { FEW, isWithin, treeOf, type Rama } from '../model/tree.ts';
import classes from '../team.module.css';
import { DepartmentHead } from './department-head.tsx';
import { Group } from './group.tsx';

type Props = { cuentas: SalidaDe<typeof team.cuentas>; only: number | undefined; quienes: TeamFilters['quienes'] };

/** The departments as a tree, each with its people. In a large company only the own one is open at first. */
export function Departments({ cuentas, only, quienes }: Props) {
  const { t } = useTranslation();
  const { personas, departamentos, sinDepartamento, propio } = cuentas;
  const isCounted = (rama: Pick<Rama, 'personas' | 'trabajando'>) => (quienes ? (rama.trabajando ?? 0) > 0 : rama.personas > 0);
  const ramas = treeOf(departamentos, { only, propio }).filter(isCounted);
  const isLoose = only === undefined && isCounted(sinDepartamento);
  if (ramas.length === 0 && !isLoose)
    return quienes ? (
      <EmptyState title={t('team.vacio.trabajando')} text={t('team.vacio.trabajando-texto')} />
    ) : (
      <EmptyState title={t('team.vacio.titulo')} text={t('team.vacio.texto')} />
    );
  const startsOpen = (rama: Rama): boolean => personas <= FEW || only !== undefined || isWithin(propio, rama);
  const shown = { quienes, startsOpen };
  return (
    <>
      {ramas.map((rama) => (
        <Department key={rama.id} rama={rama} {...shown} />
      ))}
      {isLoose &&
        (ramas.length === 0 ? (
          <Group id={null} count={sinDepartamento.personas} nombre={t('team.titulo')} quienes={quienes} />
        ) : (
          <Department
            rama={{
              ...sinDepartamento,
              id: 0,
              nombre: t('team.sin-departamento'),
              padreId: null,
              propias: sinDepartamento.personas,
              dentro: [],
            }}
            {...shown}
          />
        ))}
    </>
  );
}

type BranchProps = { rama: Rama; quienes: TeamFilters['quienes']; startsOpen: (rama: Rama) => boolean; isInner?: boolean };

/** A department with its people and the departments within it. */
function Department({ rama, quienes, startsOpen, isInner = false }: BranchProps) {
  const [isOpen, setOpen] = useState(startsOpen(rama));
  const { id, nombre, propias, dentro } = rama;
  const inner = dentro.filter(({ personas, trabajando = 0 }) => (quienes ? trabajando : personas) > 0);
  return (
    <section className={classes.department} data-inner={isInner} aria-label={nombre}>
      <DepartmentHead rama={rama} quienes={quienes} isInner={isInner} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && propias > 0 && <Group id={id === 0 ? null : id} count={propias} nombre={nombre} quienes={quienes} />}
      {isOpen && inner.map((one) => <Department key={one.id} rama={one} quienes={quienes} startsOpen={startsOpen} isInner />)}
    </section>
  );
}
