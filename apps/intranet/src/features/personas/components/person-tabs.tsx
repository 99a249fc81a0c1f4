import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { usePlace } from '../../../shared/use-place.ts';
import { personasSearch, PESTANAS as TABS } from '../search.ts';
import { AccountTab } from './account-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { RecordsTab } from './records-tab.tsx';
import { ScheduleTab } from './schedule-tab.tsx';
import type { TabProps } from './tab-props.ts';
import classes from '../personas.module.css';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const PANELS = { datos: DataTab, horario: ScheduleTab, permisos: AccountTab, registros: RecordsTab };

/** The parts of a person's file as tabs; the arrow keys move between them. `foot`: shown below each of them. */
export function PersonTabs({ foot, ...props }: TabProps & { foot: ReactNode }) {
  const { t } = useTranslation();
  const { search, set } = usePlace(personasSearch);
  const chosen = search.pestana ?? 'datos';
  const setChosen = (tab: (typeof TABS)[number]) => set({ pestana: tab === 'datos' ? undefined : tab });
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const Panel = PANELS[chosen];
  const move = ({ key }: KeyboardEvent) => {
    const step = STEP[key];
    if (step === undefined) return;
    const next = TABS.at((TABS.indexOf(chosen) + step) % TABS.length) ?? 'datos';
    setChosen(next);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <>
      <div ref={list} className={classes.tabs} role="tablist">
        {TABS.map((tab) => (
          <UnstyledButton
            key={tab}
            id={`${id}-${tab}`}
            className={classes.tab}
            role="tab"
            data-tab={tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => setChosen(tab)}
            onKeyDown={move}
          >
            {t(`personas.pestanas.${tab}`)}
          </UnstyledButton>
        ))}
      </div>
      <div key={chosen} className={classes.body}>
        <div id={`${id}-panel`} className={classes.panel} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
          <Panel key={props.persona.version} {...props} />
        </div>
        {foot}
      </div>
    </>
  );
}
