export {
  checkCapacity,
  checkEditDates,
  checkStockEdit,
  type StockEditErrors,
  type StockEditInput,
  setsCapacity,
} from './checkStockEdit.ts';
export { findUndoObstacle, type SlotChange, type UndoObstacle } from './findUndoObstacle.ts';
export { type EditDates, listEditDates } from './listEditDates.ts';
export {
  type PlannedSlot,
  planStockEdit,
  type StockAction,
  type StockEditPlan,
  type StockedProductType,
  type StockSlot,
  type StockState,
  toPlan,
  tourStartId,
} from './planStockEdit.ts';
