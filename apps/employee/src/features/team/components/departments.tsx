import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { DepartamentoContado, team } from '@jornada/contract/team.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { type TeamFilters, useGroup } from '../api.ts';
import { Rows } from './people.tsx';
import { WaitingPeople } from './waiting-people.tsx';
import classes from '../team.module.css';

/** A department with those within it. `propias`: people who are directly in it. */
type Rama = DepartamentoContado & { propias: number; dentro: Rama[] };

/** Whether a department is in a branch, or is the branch. */
const isWithin = (id: number | null, { id: top, dentro }: Rama): boolean => id === top || dentro.some((one) => one.id === id);

/** The tree of departments, the own branch first; with a filter, only the branch of that department. */
function treeOf(
  departamentos: readonly DepartamentoContado[],
  { only, propio }: { only: number | undefined; propio: number | null },
): Rama[] {
  const branch = (one: DepartamentoContado): Rama => {
    const dentro = departamentos.filter(({ padreId }) => padreId === one.id).map(branch);
    return { ...one, dentro, propias: one.personas - dentro.reduce((sum, { personas }) => sum + personas, 0) };
  };
  const tops = departamentos.filter(({ id, padreId }) => (only === undefined ? padreId === null : id === only));
  const branches = tops.map(branch);
  const isOwn = (one: Rama): boolean => isWithin(propio, one);
  return [...branches.filter(isOwn), ...branches.filter((one) => !isOwn(one))];
}

/** With so few people all departments are open at first; otherwise only one's own. */
const FEW = 100;

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

type DepartmentHeadProps = { rama: Rama; quienes: 'trabajando' | undefined; isInner: boolean; isOpen: boolean; onToggle: () => void };

/** The name of a department, how many there are, and how many of them work. It opens and closes it. */
function DepartmentHead({ rama, quienes, isInner, isOpen, onToggle }: DepartmentHeadProps) {
  const { t } = useTranslation();
  const { nombre, personas, trabajando } = rama;
  const Heading = isInner ? 'h3' : 'h2';
  return (
    <Heading className={classes.head}>
      <button type="button" className={classes.headButton} aria-expanded={isOpen} onClick={onToggle}>
        <span className={classes.headWords}>
          <span className={classes.headName}>
            {nombre} <span className={classes.count}>{quienes ? trabajando : personas}</span>
          </span>
          {trabajando !== undefined && !quienes && <span className={classes.headNote}>{t('team.trabajando', { count: trabajando })}</span>}
        </span>
        <Glyph of={IconChevronDown} size="sm" data-open={isOpen} />
      </button>
    </Heading>
  );
}

type GroupProps = { id: number | null; count: number; nombre: string; quienes: TeamFilters['quienes'] };

/** The people who are directly in a department. Where it is another hour for all of them, it is said. */
function Group({ id, count, nombre, quienes }: GroupProps) {
  const { t } = useTranslation();
  const list = useGroup(id, quienes);
  const { Zona } = useProfile();
  const now = useMinute();
  const [zona = Zona] = [...new Set(list.items.map((one) => one.zona))];
  const isElsewhere = list.items.every((one) => one.zona === zona);
  const there = useFormat(zona).hour(now);
  const here = useFormat().hour(now);
  const isOtherHour = isElsewhere && there !== here;
  return (
    <Loaded query={list} waiting={<WaitingPeople count={Math.min(count, 8)} />} problem={t('team.error')}>
      {() => (
        <>
          {isOtherHour && <p className={classes.there}>{t('team.alli', { hora: there })}</p>}
          <Rows items={list.items} label={nombre} />
          <MoreInSight list={list} />
        </>
      )}
    </Loaded>
  );
}
