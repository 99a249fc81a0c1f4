import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { useChosenInSight } from '@jornada/ui/use-chosen-in-sight.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { personasSearch, PESTANAS as TABS } from '../search.ts';
import { AccountTab } from './account-tab.tsx';
import { ContractTab } from './contract-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { RecordsTab } from './records-tab.tsx';
import { ScheduleTab } from './schedule-tab.tsx';
import type { TabProps } from './tab-props.ts';
import classes from '../person.module.css';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const PANELS = { datos: DataTab, horario: ScheduleTab, contrato: ContractTab, permisos: AccountTab, registros: RecordsTab };
/** Only one file is open at a time. */
const PANEL = 'persona-panel';
const idOf = (tab: (typeof TABS)[number]): string => `persona-${tab}`;

/** The parts of a file, one at a time; the arrow keys go from one to the next. */
export function PersonTabs() {
  const { t } = useTranslation();
  const { search, set } = usePlace(personasSearch);
  const chosen = search.pestana ?? 'datos';
  const setChosen = (tab: (typeof TABS)[number]) => set({ pestana: tab === 'datos' ? undefined : tab });
  const list = useChosenInSight<HTMLDivElement>();
  const move = ({ key }: KeyboardEvent) => {
    const step = STEP[key];
    if (step === undefined) return;
    const next = TABS.at((TABS.indexOf(chosen) + step) % TABS.length) ?? 'datos';
    setChosen(next);
    list.current?.querySelector<HTMLElement>(`#${idOf(next)}`)?.focus();
  };
  return (
    <div ref={list} className={classes.tabs} role="tablist">
      {TABS.map((tab) => (
        <UnstyledButton
          key={tab}
          id={idOf(tab)}
          className={classes.tab}
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={PANEL}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => setChosen(tab)}
          onKeyDown={move}
        >
          {t(`personas.pestanas.${tab}`)}
        </UnstyledButton>
      ))}
    </div>
  );
}

/** The part that is chosen. */
export function PersonPanel(props: TabProps) {
  const { search } = usePlace(personasSearch);
  const chosen = search.pestana ?? 'datos';
  const Panel = PANELS[chosen];
  return (
    <div key={chosen} id={PANEL} className={classes.panel} role="tabpanel" aria-labelledby={idOf(chosen)}>
      <Panel key={props.persona.version} {...props} />
    </div>
  );
}
